/** Pictures of the rules: small fixed positions, drawn by the same boards as the tables. */
import type { Component } from "svelte";
import type { Target } from "$lib/choice";
import type { Event, View } from "$lib/story";

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Picture {
  readonly view: View;
  /** What may be chosen in it, and what the chosen move would bring. */
  readonly open?: readonly Target[];
  readonly picked?: readonly Target[];
  readonly foreseen?: readonly Event[];
  /** The room in which the board is laid out, in pixels. */
  readonly room: { readonly width: number; readonly height: string };
  /** The part of that room which is shown. */
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Numbers that the caption explains: ①, ② and so on, at these places of the room. */
  readonly marks?: readonly Place[];
  /** What is drawn instead of the board. */
  readonly Drawing?: Component;
}

/** The pictures of a game by their names; tall ones for a phone. */
export type Pictures = (tall: boolean) => Readonly<Record<string, Picture>>;
