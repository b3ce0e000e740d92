/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import * as React from "react";
import { isPlainClick } from "../../src/components/external-link/is-plain-click";
import { useVideoPlayer } from "../../src/components/video-player/use-video-player";
import { embedFor } from "../../src/content/kinds/video-embed";

jest.mock("gatsby", () => ({
  ...jest.requireActual("../../__mocks__/gatsby"),
  withPrefix: (address: string) => `/trilogy${address}`,
}));

const videos = [
  { slug: "trailer", title: "The trailer", url: "https://www.youtube.com/watch?v=abcdefghijk", captions: null },
  { slug: "file", title: "The film", url: "https://video.example/film.mp4", captions: "/captions/film.vtt" },
];

function Page() {
  const { play, player } = useVideoPlayer(videos);
  return (
    <>
      {videos.map((video) => (
        <a key={video.slug} href={video.url} onClick={(event) => play(event, video)}>
          {video.title}
        </a>
      ))}
      {player}
    </>
  );
}

const link = (name: string) => screen.getByRole("link", { name });
const dialog = () => screen.queryByRole("dialog", { name: "The trailer" });

beforeEach(() => {
  window.history.replaceState(null, "", "/videos");
  // jsdom has no modal dialogs yet.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

test("a video file plays in the page, with controls and with its captions on", async () => {
  render(<Page />);
  await userEvent.click(link("The film"));
  const film = screen.getByTitle("The film");
  for (const name of ["controls", "playsinline"]) expect(film).toHaveAttribute(name);
  expect((film as HTMLVideoElement).autoplay).toBe(true);
  const captions = film.querySelector("track");
  expect(captions).toHaveAttribute("src", "/trilogy/captions/film.vtt");
  expect(captions).toHaveAttribute("kind", "captions");
  expect(captions?.default).toBe(true);
});

test("a video's link leads to the video in browsers without modal dialogs", async () => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  render(<Page />);
  expect(fireEvent.click(link("The trailer"))).toBe(true);
  expect(dialog()).toBeNull();
});

test("a press on a video's link opens no empty player where the device is offline", () => {
  const offline = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.fetch = () => new Promise(() => {});
  render(<Page />);
  expect(fireEvent.click(link("The trailer"))).toBe(false);
  expect(dialog()).toBeNull();
  offline.mockRestore();
});

test("a press on a video's link plays it here, and leads nowhere else", () => {
  render(<Page />);
  expect(fireEvent.click(link("The trailer"))).toBe(false);
  expect(dialog()).toBeInTheDocument();
  for (const feature of ["fullscreen", "autoplay", "encrypted-media"]) {
    expect(screen.getByTitle("The trailer")).toHaveAttribute("allow", expect.stringContaining(feature));
  }
  expect(screen.getByRole("link", { name: /Watch it on/ })).toHaveAttribute("href", videos[0]?.url);
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("a press with %s is left to the browser", (key) => {
  expect(isPlainClick({ [key]: true } as unknown as React.MouseEvent)).toBe(false);
});

test("a video's link opens the video in a tab of its own with Ctrl", () => {
  render(<Page />);
  expect(fireEvent.click(link("The trailer"), { ctrlKey: true })).toBe(true);
  expect(dialog()).toBeNull();
});

test("a press on the video itself does not close the player", async () => {
  render(<Page />);
  await userEvent.click(link("The trailer"));
  fireEvent.click(screen.getByTitle("The trailer"));
  expect(dialog()).toBeInTheDocument();
});

test.each([
  [
    "https://www.youtube.com/watch?v=abcdefghijk",
    "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&cc_load_policy=1&cc_lang_pref=en",
  ],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&texttrack=en"],
  ["https://video.example/clips/jump.webm?from=site", "https://video.example/clips/jump.webm?from=site"],
])("%s plays in the page", (address, player) => {
  expect(embedFor(address)?.url).toBe(player);
});

test.each([
  "https://www.youtube.com/watch",
  'https://www.youtube.com/watch?v="><script>',
  "https://www.youtube.com.evil.example/watch?v=abcdefghijk",
  "https://www.youtube.com/@quantanite",
  "https://video.example/watch?v=abcdefghijk",
])("%s opens on its own site", (address) => {
  expect(embedFor(address)).toBeUndefined();
});
