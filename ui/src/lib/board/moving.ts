/**
 * The animation of a piece, given to the browser whole: it moves the drawing by itself. Nothing is computed, laid out
 * or painted again from frame to frame, as it is when a script sets a place each time.
 */
import { along, type Point } from "./geometry";

/** Where a piece stands at some time, and how visible it is. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly opacity?: number;
  readonly scale?: number;
  /** Degrees, about the point `pivot` above its feet. */
  readonly turn?: number;
}

const PIVOT = 15;

/** The keyframes of a movement; `at` gives the pose at each share of the time, 0 to 1. */
export function keyframes(at: (t: number) => Pose, steps: number): Keyframe[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y, opacity = 1, scale, turn } = at(i / steps);
    const place = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    const turned = turn === undefined ? "" : ` translateY(-${PIVOT}px) rotate(${turn}deg) translateY(${PIVOT}px)`;
    return { transform: `${place}${turned}${scale === undefined ? "" : ` scale(${scale.toFixed(3)})`}`, opacity };
  });
}

/** The pose at each share of a walk along points: from one to the next in a small hop. */
export function walking(way: readonly Point[], height: number): (t: number) => Pose {
  const paces = Math.max(1, way.length - 1);
  return (t) => {
    const { x, y } = along(way, t);
    return { x, y: y - height * Math.abs(Math.sin(Math.PI * t * paces)) };
  };
}

/** Attach to what moves: `<g {@attach moving(pace, at)}>`. It stays where it ends. */
export function moving(duration: number, at: (t: number) => Pose, steps = 24): (element: Element) => () => void {
  return (element) => {
    const way = element.animate(keyframes(at, steps), { duration, fill: "both" });
    return () => way.cancel();
  };
}
