import type { Random } from '../../random.ts'
import type {
  Instance,
  InstanceTrainee,
  Plan,
  Precedence,
  Preference,
} from '../instances/instance.ts'

const upTo = (random: Random, max: number) => Math.floor(random() * (max + 1))
const chance = (random: Random, share: number) => random() < share

type PlannedTrainee = Plan['trainees'][number]

/** Two rows of a trainee in the order in which a plan has them; null if they overlap. */
function orderedRows(random: Random, { blocks }: PlannedTrainee): Precedence | null {
  const names = [...new Set(blocks.map(({ department }) => department))]
  const [rowName, otherRow] = [
    names[upTo(random, names.length - 1)]!,
    names[upTo(random, names.length - 1)]!,
  ]
  const spanOf = (name: string) => {
    const own = blocks.filter(({ department }) => department === name)
    return {
      from: Math.min(...own.map(({ start }) => start)),
      until: Math.max(...own.map(({ start, months }) => start + months)),
    }
  }

  if (spanOf(rowName).until <= spanOf(otherRow).from) return { first: rowName, next: otherRow }

  return spanOf(otherRow).until <= spanOf(rowName).from ? { first: otherRow, next: rowName } : null
}

function randomPreference(random: Random, trainee: InstanceTrainee, horizon: number): Preference {
  const weight = 1 + upTo(random, 4)
  const names = [...new Set(trainee.blocks.map(({ department }) => department))]
  const department = names[upTo(random, names.length - 1)]!
  const other = names.find((name) => name !== department)

  if (other !== undefined && chance(random, 0.3)) return { first: department, next: other, weight }

  const from = upTo(random, horizon - 1)
  const until = Math.min(horizon, from + 1 + upTo(random, 3))
  const months = Array.from({ length: until - from }, (_, at) => from + at)

  return {
    ...(chance(random, 0.9) ? { department } : {}),
    months,
    ...(chance(random, 0.4) ? { not: true } : {}),
    weight,
  }
}

/**
 * The instance with an order between rows that the known plan keeps, with preferences, and with
 * trainees that departments need: as many as they have in the plan at most, or one more.
 */
export function withAims(random: Random, instance: Instance, plan: Plan): Instance {
  const horizon = instance.horizon ?? instance.length ?? 0
  const more = chance(random, 0.3) ? 1 : 0

  const hereIn = (id: string, month: number) =>
    plan.trainees
      .flatMap(({ blocks }) => blocks)
      .filter(
        ({ department, start, months }) =>
          department === id && start <= month && month < start + months,
      ).length

  return {
    ...instance,
    departments: (instance.departments ?? []).map((department) => ({
      ...department,
      ...(chance(random, 0.6)
        ? {
            least: Array.from({ length: horizon }, (_, month) =>
              chance(random, 0.5) ? 0 : hereIn(department.id, month) + more * upTo(random, 1),
            ),
          }
        : {}),
    })),
    trainees: instance.trainees.map((trainee, at) => {
      const order = chance(random, 0.4) ? orderedRows(random, plan.trainees[at]!) : null

      return {
        ...trainee,
        ...(order ? { order: [order] } : {}),
        preferences: Array.from({ length: upTo(random, 3) }, () =>
          randomPreference(random, trainee, horizon),
        ),
      }
    }),
  }
}
