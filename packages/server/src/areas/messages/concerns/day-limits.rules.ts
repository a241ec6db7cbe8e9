/** The most of one day in the whole installation, counted in the rows: a counter holds a moment. */
export const OF_DAY = { concerns: 100, messages: 300, pictures: 100 } as const
