/** How far a finger goes before it means a swipe, in px. */
const leastDistance = 40;

/**
 * Hears of swipes: one finger that goes mostly across, or mostly up or down.
 *
 * @param isWanted asked of the touch as it begins; pinching is the browser's own
 * @param swiped how far the finger has gone to the right and down, in px; one of both is 0
 */
export function onSwipe(
  target: Document | Element,
  isWanted: (begun: Element) => boolean,
  swiped: (right: number, down: number) => void,
): void {
  let start: Touch | undefined;
  const onStart = (event: Event) => {
    const { touches } = event as TouchEvent;
    start = touches.length === 1 && isWanted(event.target as Element) ? touches[0] : undefined;
  };
  const onEnd = (event: Event) => {
    const [end] = (event as TouchEvent).changedTouches;
    if (!start || !end) return;
    const right = end.clientX - start.clientX;
    const down = end.clientY - start.clientY;
    if (Math.abs(right) >= Math.max(leastDistance, 2 * Math.abs(down))) swiped(right, 0);
    else if (Math.abs(down) >= Math.max(leastDistance, 2 * Math.abs(right))) swiped(0, down);
  };
  target.addEventListener("touchstart", onStart, { passive: true });
  target.addEventListener("touchend", onEnd);
}
