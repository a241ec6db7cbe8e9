import { normal, type Random } from '../random.ts'
import type { Responses } from './responses.ts'

export type Examination = { takers: number; items: number; model: 'rasch' | 'twoPl' }

/**
 * Answers by the model: abilities and difficulties standard normal, discriminations 1 or evenly
 * from 0.5 to 2.
 */
export function simulateResponses(random: Random, { takers, items, model }: Examination) {
  const b = Array.from({ length: items }, () => normal(random))
  const a = Array.from({ length: items }, () => (model === 'rasch' ? 1 : 0.5 + 1.5 * random()))
  const cells = new Int8Array(takers * items)

  for (let t = 0; t < takers; t++) {
    const ability = normal(random)
    for (let i = 0; i < items; i++)
      cells[t * items + i] = random() < 1 / (1 + Math.exp(-a[i]! * (ability - b[i]!))) ? 1 : 0
  }

  const responses: Responses = { items: b.map((_, i) => `q${i + 1}`), takers, cells }

  return { responses, a, b }
}
