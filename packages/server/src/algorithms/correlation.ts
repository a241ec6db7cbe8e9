/** Pearson's r. */
export function correlation(a: readonly number[], b: readonly number[]) {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [ma, mb] = [mean(a), mean(b)]
  let [ab, aa, bb] = [0, 0, 0]

  a.forEach((value, i) => {
    ab += (value - ma) * (b[i]! - mb)
    aa += (value - ma) ** 2
    bb += (b[i]! - mb) ** 2
  })

  return ab / Math.sqrt(aa * bb)
}
