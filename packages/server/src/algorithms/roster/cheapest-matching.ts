/**
 * The cheapest way to give every row a column of its own (Kuhn and Munkres in the form with
 * potentials; rows × rows × columns steps). There are at least as many columns as rows.
 */
export class CheapestMatching {
  private readonly costs: readonly (readonly number[])[]
  private readonly columns: number
  private readonly rowPotential: Float64Array
  private readonly columnPotential: Float64Array

  /** The row of each column, counted from 1; 0: none. Column 0 is where a path begins. */
  private readonly rowOf: Int32Array

  constructor(costs: readonly (readonly number[])[]) {
    this.costs = costs
    this.columns = costs[0]?.length ?? 0
    this.rowPotential = new Float64Array(costs.length + 1)
    this.columnPotential = new Float64Array(this.columns + 1)
    this.rowOf = new Int32Array(this.columns + 1)

    for (let row = 1; row <= costs.length; row++) this.addRow(row)
  }

  /** The column of each row, counted from 0. */
  columnsOfRows(): number[] {
    const columns = new Array<number>(this.costs.length)
    for (let column = 1; column <= this.columns; column++)
      if (this.rowOf[column] !== 0) columns[this.rowOf[column]! - 1] = column - 1

    return columns
  }

  cost(): number {
    return this.columnsOfRows().reduce((sum, column, row) => sum + this.costs[row]![column]!, 0)
  }

  /** Finds the cheapest path from a new row to a free column and moves the rows along it. */
  private addRow(row: number): void {
    const previous = new Int32Array(this.columns + 1)
    const slack = new Float64Array(this.columns + 1).fill(Number.POSITIVE_INFINITY)
    const isVisited = new Uint8Array(this.columns + 1)

    this.rowOf[0] = row

    let column = 0

    do {
      isVisited[column] = 1
      this.tightenSlack(column, { previous, slack, isVisited })

      const next = nearestColumn(slack, isVisited)
      this.shiftPotentials(slack[next]!, slack, isVisited)
      column = next
    } while (this.rowOf[column] !== 0)

    while (column !== 0) {
      this.rowOf[column] = this.rowOf[previous[column]!]!
      column = previous[column]!
    }
  }

  private tightenSlack(
    column: number,
    path: { previous: Int32Array; slack: Float64Array; isVisited: Uint8Array },
  ): void {
    const row = this.rowOf[column]!
    const costs = this.costs[row - 1]!

    for (let other = 1; other <= this.columns; other++) {
      if (path.isVisited[other]) continue

      const reduced = costs[other - 1]! - this.rowPotential[row]! - this.columnPotential[other]!
      if (reduced >= path.slack[other]!) continue

      path.slack[other] = reduced
      path.previous[other] = column
    }
  }

  private shiftPotentials(by: number, slack: Float64Array, isVisited: Uint8Array): void {
    for (let column = 0; column <= this.columns; column++) {
      if (!isVisited[column]) {
        slack[column]! -= by
        continue
      }

      this.rowPotential[this.rowOf[column]!]! += by
      this.columnPotential[column]! -= by
    }
  }
}

function nearestColumn(slack: Float64Array, isVisited: Uint8Array): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY

  for (let column = 1; column < slack.length; column++)
    if (!isVisited[column] && slack[column]! < least) {
      least = slack[column]!
      nearest = column
    }

  return nearest
}
