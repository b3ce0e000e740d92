/** @jest-environment jsdom */
import { onSwipe } from "../../src/components/swipe/on-swipe";

const swiped = jest.fn();
onSwipe(document.body, () => true, swiped);

/** Fingers come down at a place, and the first goes as far right and down; whether that was a swipe, and how far. */
function drag(fingers: number, right: number, down: number) {
  swiped.mockClear();
  const touch = (x: number, y: number) => ({ clientX: 100 + x, clientY: 100 + y });
  const touches = Array.from({ length: fingers }, () => touch(0, 0));
  document.body.dispatchEvent(Object.assign(new Event("touchstart"), { touches }));
  document.body.dispatchEvent(Object.assign(new Event("touchend"), { changedTouches: [touch(right, down)] }));
  return swiped.mock.calls;
}

test("one finger that goes mostly one way swipes, and neither two that pinch nor one that goes aslant or hardly", () => {
  expect([drag(1, -90, 20), drag(1, 5, 60)].flat()).toEqual([
    [-90, 0],
    [0, 60],
  ]);
  expect([drag(2, 90, 0), drag(1, 90, 70), drag(1, 30, 0)].flat()).toEqual([]);
});
