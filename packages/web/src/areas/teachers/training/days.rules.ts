/** Days as a sorted list, each once. */
export const sortedDays = (days: readonly string[]) => [...new Set(days)].sort()
