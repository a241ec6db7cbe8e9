import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import type { Language } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { shiftSwapNotices } from './shift-swap-notices.seed.ts'
import type { SwapRow } from './swap.queries.ts'

const PATH = '/duty/own'

export type SwapEvent = keyof typeof shiftSwapNotices

/** What a notice names of a swap. */
export type NotifiedSwap = Pick<
  SwapRow,
  'name' | 'takerName' | 'giverUserId' | 'takerUserId' | 'day' | 'kind' | 'returnDay' | 'returnKind'
>

/** What happened, and to whom it is reported. */
const RECEIVERS = {
  ask: ['taker'],
  agree: ['giver'],
  done: ['giver', 'taker'],
  decline: ['giver'],
  refuse: ['giver', 'taker'],
  withdraw: ['taker'],
  lapse: ['giver', 'taker'],
} as const satisfies Record<SwapEvent, readonly ('giver' | 'taker')[]>

/** What the reader of a notice gives and takes. */
function shiftsOf(swap: NotifiedSwap, receiver: 'giver' | 'taker', language: Language) {
  const shiftOfGiver = `${swap.day} ${swap.kind}`
  const returned =
    swap.returnDay === null
      ? shiftSwapWords[language].nothing
      : `${swap.returnDay} ${swap.returnKind ?? ''}`

  return receiver === 'giver'
    ? { gives: shiftOfGiver, takes: returned }
    : { gives: returned, takes: shiftOfGiver }
}

/** Reports a step of swaps to the people whom it concerns. */
export async function notifyOfSwap(
  tx: SignedCtx,
  event: SwapEvent,
  swaps: readonly NotifiedSwap[],
  reason: string | null = null,
): Promise<void> {
  const messages = swaps.flatMap((swap) =>
    RECEIVERS[event].map((receiver) => ({
      userId: receiver === 'giver' ? swap.giverUserId : swap.takerUserId,
      values: {
        colleague: receiver === 'giver' ? swap.takerName : swap.name,
        ...shiftsOf(swap, receiver, 'zh-cn'),
        reason: reason ?? '',
      },
      valuesEn: shiftsOf(swap, receiver, 'en'),
      path: PATH,
    })),
  )

  await notify(tx, shiftSwapNotices[event], messages)
}
