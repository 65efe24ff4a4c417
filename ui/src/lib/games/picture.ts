/** Pictures of the rules: small fixed positions, drawn by the same boards as the tables. */
import type { Component } from "svelte";
import type { Target } from "$lib/choice";
import type { BaseEvent, BaseView } from "$lib/story";

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Picture<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  readonly view: V;
  /** What may be chosen in it, and what the chosen move would do. */
  readonly open?: readonly Target[];
  readonly picked?: readonly Target[];
  readonly preview?: readonly E[];
  /** The size at which the board is laid out, in pixels. */
  readonly room: { readonly width: number; readonly height: string };
  /** The part of it that is shown. */
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Where ①, ② and so on stand, which the caption explains. */
  readonly marks?: readonly Place[];
  /** What is drawn instead of the board. */
  readonly Drawing?: Component;
}

/** The pictures of a game by name; `tall` ones are for a phone. */
export type Pictures<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> = (
  tall: boolean,
) => Readonly<Record<string, Picture<V, E>>>;
