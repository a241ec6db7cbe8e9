/** A month (`YYYY-MM`) and those before it, `count` in all. */
export function monthsBefore(month: string, count: number): string[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, i) => new Date(Date.UTC(year, number - 1 - i, 1)).toISOString().slice(0, 7))
}
