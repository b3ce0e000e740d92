/**
 * Translators and extensions move and remove nodes that React holds; its next change of them would throw, and take the
 * page with it (facebook/react#11538). What has gone already is not removed again, and what has lost the neighbour
 * before which it belongs comes last.
 */
export function patchDomRemoval(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
