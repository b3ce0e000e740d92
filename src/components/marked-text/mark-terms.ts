import type { Block, Run } from "../../content/kinds/marked-text";

/** The glossary's page and its terms. */
export interface Glossary {
  page: { readonly path: string } | null;
  terms: { readonly nodes: readonly { readonly slug: string; readonly name: string }[] };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Links the first occurrence of every glossary term in a text to its entry. */
export function markTerms(blocks: readonly Block[], { page, terms }: Glossary): readonly Block[] {
  const slugs = new Map(terms.nodes.map(({ name, slug }) => [name.toLowerCase(), slug]));
  if (!page || slugs.size === 0) return blocks;
  // Longest match first ("sky harbour" before "sky"); a plural counts as the term.
  const names = [...slugs.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const anyTerm = new RegExp(`(^|[^\\p{L}\\p{N}])((${names.join("|")})s?)(?![\\p{L}\\p{N}])`, "giu");
  const met = new Set<string>();

  const linked = (run: Run): Run[] => {
    const parts: Run[] = [];
    let end = 0;
    for (const { 1: before = "", 2: found = "", 3: name = "", index } of run.text.matchAll(anyTerm)) {
      const slug = slugs.get(name.toLowerCase());
      if (!slug || met.has(slug)) continue;
      met.add(slug);
      const start = index + before.length;
      parts.push({ ...run, text: run.text.slice(end, start) }, { ...run, text: found, href: `${page.path}#${slug}` });
      end = start + found.length;
    }
    parts.push({ ...run, text: run.text.slice(end) });
    return parts.filter((part) => part.text);
  };
  return blocks.map((block) => block.flatMap(linked));
}
