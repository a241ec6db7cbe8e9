import type { Instance, InstancePair, InstanceTrainee } from './instances/instance.ts'

/** One thing that an instance demands. A conflict is a set of them. */
export type Demand =
  /** The trainee does all blocks. */
  | { kind: 'blocks'; trainee: string }
  /** The trainee is there from start to end only. */
  | { kind: 'window'; trainee: string }
  | { kind: 'absent'; trainee: string }
  | { kind: 'stages'; trainee: string }
  | { kind: 'locked'; trainee: string; block: number }
  | { kind: 'capacity'; department: string }
  /** The order between the rows of the trainee. */
  | { kind: 'order'; trainee: string }
  /** The two are never in one department in one month. */
  | { kind: 'pair'; trainee: string; other: string }

/** The order between the rows of a trainee, that of everybody included. */
const orderOf = (instance: Instance, trainee: InstanceTrainee) => [
  ...(instance.order ?? []),
  ...(trainee.order ?? []),
]

/** Everything that the instance demands, the coarse before the fine. */
function demandsOf(instance: Instance): Demand[] {
  const capacities: Demand[] = (instance.departments ?? []).flatMap(({ id, capacity }) =>
    capacity === undefined ? [] : [{ kind: 'capacity', department: id }],
  )

  const own = instance.trainees.flatMap((trainee): Demand[] => [
    { kind: 'blocks', trainee: trainee.id },
    { kind: 'window', trainee: trainee.id },
    ...(trainee.absent?.length ? [{ kind: 'absent' as const, trainee: trainee.id }] : []),
    ...(trainee.blocks.some((block) => block.stage)
      ? [{ kind: 'stages' as const, trainee: trainee.id }]
      : []),
    ...(orderOf(instance, trainee).length > 0
      ? [{ kind: 'order' as const, trainee: trainee.id }]
      : []),
    ...trainee.blocks.flatMap((block, index) =>
      block.start === undefined
        ? []
        : [{ kind: 'locked' as const, trainee: trainee.id, block: index }],
    ),
  ])

  const pairs = (instance.pairs ?? []).map(pairDemand)

  return [...capacities, ...own, ...pairs]
}

const pairDemand = ({ trainees: [trainee, other] }: InstancePair): Demand => ({
  kind: 'pair',
  trainee,
  other,
})

const keyOf = (demand: Demand) =>
  [
    demand.kind,
    'department' in demand ? demand.department : demand.trainee,
    'block' in demand ? demand.block : '',
    'other' in demand ? demand.other : '',
  ].join('\u0000')

/**
 * The instance with these demands only. A trainee without absence or end has months left over. What
 * departments need at least is no demand: fewer trainees would contradict it more.
 */
export function withOnly(instance: Instance, demands: readonly Demand[]): Instance {
  const keys = new Set(demands.map(keyOf))
  const has = (demand: Demand) => keys.has(keyOf(demand))
  return {
    ...instance,
    ...(instance.pairs ? { pairs: instance.pairs.filter((pair) => has(pairDemand(pair))) } : {}),
    order: undefined,
    departments: instance.departments?.map(({ id, capacity }) => ({
      id,
      ...(has({ kind: 'capacity', department: id }) ? { capacity } : {}),
    })),
    trainees: instance.trainees
      .filter(({ id }) => has({ kind: 'blocks', trainee: id }))
      .map((trainee) => {
        const { id } = trainee

        const blocks = trainee.blocks.map((block, index) => ({
          ...block,
          start: has({ kind: 'locked', trainee: id, block: index }) ? block.start : undefined,
          stage: has({ kind: 'stages', trainee: id }) ? block.stage : undefined,
        }))

        const order = has({ kind: 'order', trainee: id }) ? orderOf(instance, trainee) : undefined
        const isBound = has({ kind: 'window', trainee: id })

        return {
          id,
          blocks,
          order,
          start: isBound ? trainee.start : undefined,
          end: isBound ? trainee.end : undefined,
          absent: has({ kind: 'absent', trainee: id }) ? trainee.absent : undefined,
        }
      }),
  }
}

/**
 * A smallest conflict in the sense that it ends when any one of its demands is dropped
 * (QuickXplain, Junker 2004).
 * @param isFeasible whether some plan meets an instance
 * @returns null if the instance has a plan
 */
export function findConflict(
  instance: Instance,
  isFeasible: (instance: Instance) => boolean,
): Demand[] | null {
  const all = demandsOf(instance)
  const meets = (demands: readonly Demand[]) => isFeasible(withOnly(instance, demands))
  if (meets(all)) return null

  const explain = (
    background: readonly Demand[],
    isNew: boolean,
    candidates: readonly Demand[],
  ): Demand[] => {
    if (isNew && !meets(background)) return []
    if (candidates.length === 1) return [...candidates]

    const half = Math.ceil(candidates.length / 2)
    const first = candidates.slice(0, half)
    const second = candidates.slice(half)
    const later = explain([...background, ...first], true, second)
    const earlier = explain([...background, ...later], later.length > 0, first)

    return [...earlier, ...later]
  }

  return explain([], false, all)
}
