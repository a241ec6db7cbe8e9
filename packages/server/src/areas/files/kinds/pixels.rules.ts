/** Nobody may ask others to unpack more: twice what the telephones of today take. */
export const MAX_PIXELS = 120_000_000
