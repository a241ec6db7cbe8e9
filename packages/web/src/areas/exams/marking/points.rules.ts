import { hundredthsOf } from '../../questions/questions.public.ts'

const HALF_POINT = 50

/**
 * Typed points as hundredths; null where they are no half points between nothing and all.
 * Full-width digits and a comma are understood.
 */
export function typedPoints(typed: string, max: number): number | null {
  const plain = typed.normalize('NFKC').trim().replace(/[,。]/, '.')
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(plain)) return null

  const hundredths = hundredthsOf(Number(plain))

  return hundredths <= max && (hundredths % HALF_POINT === 0 || hundredths === max)
    ? hundredths
    : null
}

/** Percent of a score, to a tenth. */
export const percentOf = (score: number, max: number) => Math.round((score * 1000) / max) / 10
