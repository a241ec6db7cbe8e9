/**
 * A symmetric positive definite matrix of `size` rows, row after row, factored once (Cholesky);
 * throws where it is not definite.
 */
export class Factored {
  readonly size: number
  readonly #lower: Float64Array

  constructor(size: number, matrix: Float64Array) {
    this.size = size

    const lower = Float64Array.from(matrix)

    for (let i = 0; i < size; i++) {
      const row = i * size
      for (let j = 0; j <= i; j++) {
        const other = j * size
        let sum = lower[row + j]!

        for (let k = 0; k < j; k++) sum -= lower[row + k]! * lower[other + k]!

        if (i !== j) lower[row + j] = sum / lower[other + j]!
        else if (sum > 0) lower[row + i] = Math.sqrt(sum)
        else throw new Error('the matrix is not positive definite')
      }
    }

    this.#lower = lower
  }

  /** x of matrix · x = right. */
  solve(right: ArrayLike<number>): Float64Array {
    const { size } = this
    const lower = this.#lower
    const x = Float64Array.from(right)

    for (let i = 0; i < size; i++) {
      let sum = x[i]!
      for (let k = 0; k < i; k++) sum -= lower[i * size + k]! * x[k]!
      x[i] = sum / lower[i * size + i]!
    }

    for (let i = size - 1; i >= 0; i--) {
      const value = x[i]! / lower[i * size + i]!
      x[i] = value
      for (let k = 0; k < i; k++) x[k]! -= lower[i * size + k]! * value
    }

    return x
  }

  /** The inverse, row after row. */
  inverse(): Float64Array {
    const { size } = this
    const made = new Float64Array(size * size)
    const unit = new Float64Array(size)

    for (let i = 0; i < size; i++) {
      unit[i] = 1
      made.set(this.solve(unit), i * size)
      unit[i] = 0
    }

    return made
  }
}
