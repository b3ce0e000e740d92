import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readTrustedOrigins } from "../../src/publish/trusted-origins";
import { temporaryFolder } from "../temporary-folder";

describe("the other sites that pages work with", () => {
  let folder: string;
  const write = (file: string, content: object) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(content));
  };
  beforeEach(() => {
    folder = temporaryFolder();
    write("site.json", { newsletter: { action: "https://letters.example/subscribe?list=books" } });
    write("music/one.json", { embedUrl: "https://open.spotify.com/embed/album/EXAMPLEALBUM0000000001" });
  });

  test("trusted origins are those of the newsletter, the players and the video files", () => {
    write("videos/trailer.json", { url: "https://www.youtube.com/watch?v=EXAMPLE0005" });
    write("videos/song.json", { url: "https://www.youtube.com/watch?v=EXAMPLE0003" });
    write("videos/workflow.json", { url: "https://films.example/workflow.mp4" });
    expect(readTrustedOrigins(folder).media).toEqual(["https://films.example"]);
    write("videos/spoken.json", { url: "https://films.example/spoken.mp4", captions: "/captions/spoken.vtt" });
    expect(readTrustedOrigins(folder)).toEqual({
      forms: ["https://letters.example"],
      frames: ["https://open.spotify.com", "https://www.youtube-nocookie.com"],
      media: ["'self'", "https://films.example"],
    });
  });

  test("trusted origins include other services' players where the content has them", () => {
    write("videos/trailer.json", { url: "https://vimeo.com/76979871" });
    write("music/one.json", { embedUrl: "https://bandcamp.com/EmbeddedPlayer/album=1234567890/size=large/" });
    write("music/two.json", { embedUrl: "https://embed.music.apple.com/gb/album/the-signal/1234567890" });
    expect(readTrustedOrigins(folder).frames).toEqual([
      "https://bandcamp.com",
      "https://embed.music.apple.com",
      "https://player.vimeo.com",
    ]);
  });

  test("trusted origins have no newsletter service where the site has no newsletter", () => {
    write("site.json", {});
    expect(readTrustedOrigins(folder).forms).toEqual([]);
  });

  test("trusted origins are none that the content does not name", () => {
    write("videos/workflow.json", { url: "https://films.example/workflow.mp4" });
    expect(readTrustedOrigins(folder).frames).toEqual(["https://open.spotify.com"]);
  });

  test("trusted origins are none of drafts, of future items or of the system's hidden files", () => {
    write("videos/_trailer.json", { url: "https://films.example/trailer.mp4" });
    write("videos/song.json", { url: "https://films.example/song.mp4", publishedOn: "2999-01-01" });
    writeFileSync(path.join(folder, "videos/._workflow.json"), "\0\x05\x16\x07");
    expect(readTrustedOrigins(folder)).toMatchObject({ frames: ["https://open.spotify.com"], media: [] });
  });

  test("trusted origins are the newsletter's alone on a site without videos and albums", () => {
    rmSync(path.join(folder, "music"), { recursive: true });
    expect(readTrustedOrigins(folder)).toEqual({ forms: ["https://letters.example"], frames: [], media: [] });
  });
});
