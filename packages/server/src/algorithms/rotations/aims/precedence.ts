import type { Instance, InstanceBlock, InstanceTrainee } from '../instances/instance.ts'

/** The row of a block: its name, or that of the department. */
export const rowOf = (block: Pick<InstanceBlock, 'row' | 'department'>): string =>
  block.row ?? block.department

/**
 * The order between the blocks of a trainee as places of blocks, and the rows that an order or a
 * preference about an order names.
 */
export function precedenceOf(
  instance: Instance,
  trainee: InstanceTrainee,
): { before: [number, number][]; rows: string[] } {
  const order = [...(instance.order ?? []), ...(trainee.order ?? [])]
  const wanted = (trainee.preferences ?? []).flatMap((preference) =>
    'first' in preference ? [preference] : [],
  )
  const places = (row: string) =>
    trainee.blocks.flatMap((block, place) => (rowOf(block) === row ? [place] : []))

  return {
    before: order.flatMap(({ first, next }) =>
      places(first).flatMap((a) => places(next).map((b): [number, number] => [a, b])),
    ),
    rows: [...new Set([...order, ...wanted].flatMap(({ first, next }) => [first, next]))],
  }
}
