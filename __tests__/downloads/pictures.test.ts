import { cutFor, screens } from "../../src/downloads/pictures";

const wallpaper = { width: 3840, height: 2160 };
const middle = { x: 50, y: 50 };

test("a wallpaper of the screen's aspect ratio is scaled and not cropped", () => {
  expect(cutFor(wallpaper, screens.desktop, middle)).toEqual({
    region: { left: 0, top: 0, width: 3840, height: 2160 },
    size: { width: 1920, height: 1080 },
  });
});

test("a wallpaper for a narrower screen is cropped at its sides around the focal point", () => {
  const left = cutFor(wallpaper, screens.phone, { x: 0, y: 50 });
  const right = cutFor(wallpaper, screens.phone, { x: 100, y: 50 });
  const off = cutFor(wallpaper, screens.phone, { x: 30, y: 50 });
  expect(left?.region).toEqual({ left: 0, top: 0, width: 997, height: 2160 });
  expect(right?.region.left).toBe(3840 - 997);
  expect(off?.region.left).toBe(Math.round(3840 * 0.3 - 997 / 2));
});

test("a wallpaper's crop has the screen's aspect ratio and lies inside the picture, whatever its focal point", () => {
  for (const original of [wallpaper, { width: 1500, height: 3300 }, { width: 2731, height: 2049 }]) {
    for (const screen of Object.values(screens)) {
      for (const x of [0, 13, 50, 100]) {
        for (const y of [0, 50, 87, 100]) {
          const cut = cutFor(original, screen, { x, y });
          if (!cut) continue;
          const { left, top, width, height } = cut.region;
          expect(Math.abs(width / height - screen.width / screen.height)).toBeLessThan(0.002);
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(original.width);
          expect(top + height).toBeLessThanOrEqual(original.height);
        }
      }
    }
  }
});

test("a wallpaper is cropped for every kind of screen", () => {
  for (const screen of Object.values(screens)) {
    expect(cutFor({ width: 2560, height: 1440 }, screen, middle)).toBeDefined();
  }
});

test("a wallpaper of which just enough is left is offered", () => {
  expect(cutFor({ width: 648, height: 1404 }, screens.phone, middle)).toBeDefined();
});

test("a wallpaper is never enlarged, and not offered where it would look coarse", () => {
  expect(cutFor(wallpaper, screens.phone, middle)?.size).toEqual({ width: 997, height: 2160 });
  expect(cutFor({ width: 1200, height: 800 }, screens.tablet, middle)).toBeUndefined();
  expect(cutFor({ width: 1, height: 1 }, screens.desktop, middle)).toBeUndefined();
});
