import type { Highs, ModelData } from 'highs'
import type { LinearProgram } from '../../algorithms/rotations/relaxation.ts'

/**
 * Rounding of the solver: a bound is only raised to the next whole number from this far above the
 * last one.
 */
const CARE = 1e-4

/** Of a large value, its share that rounding may be wrong by. */
const CARE_OF_LARGE = 1e-7

/** The whole number that a value of the relaxation proves as a bound. */
function wholeBound(value: number): number {
  return Math.ceil(value - Math.max(CARE, Math.abs(value) * CARE_OF_LARGE))
}

function modelData(program: LinearProgram, highs: Highs, isWhole: boolean): ModelData {
  const infinite = (value: number) =>
    Number.isFinite(value) ? value : Math.sign(value) * highs.infinity
  const starts = [0]
  const indices: number[] = []
  const values: number[] = []

  for (const row of program.rows) {
    indices.push(...row.indices)
    values.push(...row.values)
    starts.push(indices.length)
  }

  const { integer, continuous } = highs.constants.variableType

  return {
    numCols: program.cost.length,
    numRows: program.rows.length,
    colCost: program.cost,
    colLower: program.lower.map(infinite),
    colUpper: program.upper.map(infinite),
    rowLower: program.rowLower.map(infinite),
    rowUpper: program.rowUpper.map(infinite),
    matrix: {
      format: 'csr',
      numRows: program.rows.length,
      numCols: program.cost.length,
      starts,
      indices,
      values,
    },
    ...(isWhole
      ? { integrality: program.isInteger.map((whole) => (whole ? integer : continuous)) }
      : {}),
  }
}

type Task = {
  program: LinearProgram

  /** Seconds that may be used. */
  seconds: number

  /** Called with every better bound. */
  onBound: (bound: number) => void
  shouldStop: () => boolean
}

/** The bound of the relaxation without whole seats. */
export function boundByPrices(highs: Highs, task: Task): void {
  highs.withModel(modelData(task.program, highs, false), (model) => {
    model.options.set({ output_flag: false, time_limit: task.seconds })

    model.run({
      [highs.constants.callbackType.simplexInterrupt]: (event) => {
        if (task.shouldStop()) event.interrupt()
      },
    })

    if (model.getModelStatus() === highs.constants.modelStatus.optimal)
      task.onBound(wholeBound(model.getObjectiveValue()))
    if (model.getModelStatus() === highs.constants.modelStatus.infeasible)
      task.onBound(Number.POSITIVE_INFINITY)
  })
}

/** The bound with whole seats, by branching; reported while it rises. */
export function boundByBranching(highs: Highs, task: Task): void {
  const report = (value: number | undefined) => {
    if (value !== undefined && Number.isFinite(value)) task.onBound(wholeBound(value))
  }
  highs.withModel(modelData(task.program, highs, true), (model) => {
    model.options.set({
      output_flag: false,
      time_limit: task.seconds,
      mip_rel_gap: 0,
      mip_abs_gap: 0.999,
    })

    model.run({
      [highs.constants.callbackType.mipLogging]: (event) => {
        report(event.data.mip_dual_bound)
      },
      [highs.constants.callbackType.mipInterrupt]: (event) => {
        report(event.data.mip_dual_bound)
        if (task.shouldStop()) event.interrupt()
      },
    })

    report(model.info.get('mip_dual_bound') as number)
  })
}

/**
 * True if there is a 0/1 solution, false if there is not, null if the time was too short to know.
 */
export function hasSolution(highs: Highs, program: LinearProgram, seconds: number): boolean | null {
  return highs.withModel(modelData(program, highs, true), (model) => {
    model.options.set({ output_flag: false, time_limit: seconds })
    model.run()

    const status = model.getModelStatus()
    if (status === highs.constants.modelStatus.optimal) return true

    return status === highs.constants.modelStatus.infeasible ? false : null
  })
}
