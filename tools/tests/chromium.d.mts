/**
 * The path of a Chromium: CHROMIUM, a usual place, or installed by apt-get where we are root;
 * throws with one sentence of advice.
 */
export declare function ensureChromium(root: string): string
