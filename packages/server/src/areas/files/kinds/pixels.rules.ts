/** Upper limit for decoding: twice what current phones take. */
export const MAX_PIXELS = 120_000_000
