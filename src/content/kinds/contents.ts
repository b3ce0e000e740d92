/** TypeScript types of all kinds' items, by GraphQL type, inferred from the schemas. */
import type { z } from "zod";
import type { age } from "./age";
import type { album } from "./album";
import type { artwork } from "./artwork";
import type { book } from "./book";
import type { chapter } from "./chapter";
import type { character } from "./character";
import type { freeTShirt } from "./free-t-shirt";
import type { galleryPicture } from "./gallery-picture";
import type { lesson } from "./lesson";
import type { merchItem } from "./merch-item";
import type { page } from "./page";
import type { privacyPolicy } from "./privacy-policy";
import type { question } from "./question";
import type { quiz } from "./quiz";
import type { robloxItem } from "./roblox-item";
import type { site } from "./site";
import type { slide } from "./slide";
import type { subject } from "./subject";
import type { teaching } from "./teaching";
import type { video } from "./video";
import type { word } from "./word";

export interface Contents {
  SiteSettings: z.infer<typeof site>;
  Page: z.infer<typeof page>;
  Slide: z.infer<typeof slide>;
  Book: z.infer<typeof book>;
  Chapter: z.infer<typeof chapter>;
  Character: z.infer<typeof character>;
  Age: z.infer<typeof age>;
  Word: z.infer<typeof word>;
  GalleryPicture: z.infer<typeof galleryPicture>;
  Artwork: z.infer<typeof artwork>;
  Video: z.infer<typeof video>;
  Album: z.infer<typeof album>;
  MerchItem: z.infer<typeof merchItem>;
  RobloxItem: z.infer<typeof robloxItem>;
  FreeTShirt: z.infer<typeof freeTShirt>;
  PrivacyPolicy: z.infer<typeof privacyPolicy>;
  Question: z.infer<typeof question>;
  Lesson: z.infer<typeof lesson>;
  Subject: z.infer<typeof subject>;
  Teaching: z.infer<typeof teaching>;
  Quiz: z.infer<typeof quiz>;
}

export type TypeName = keyof Contents;
