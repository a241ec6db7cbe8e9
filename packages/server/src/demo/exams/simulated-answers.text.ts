/** What a simulated taker writes who does not know. */
export const NOT_KNOWN = '不清楚'
