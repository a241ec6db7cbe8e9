import {
  type Block,
  blockReview,
  getBlock,
} from '@residency/contract/areas/rotations/blocks/block.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { call } from '../../../platform/calls/api-client.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { BLOCK_PATHS } from './block.queries.ts'
import { blockText } from './block.text.ts'

/** The steps of stays: entry, exit, assessment, result. */
export function useBlockReview(): Review<Block> {
  const { done, help, allMet, confirmNow, semicolon } = useText(blockText)
  const { flows, shortfalls } = useText(blockWords)
  const { actions } = flows.rotationBlock

  const forms: Review<Block>['forms'] = {
    enter: () => import('./entry-form.tsx').then((part) => part.entryForm),
    assess: () => import('./exit-form.tsx').then((part) => part.exitForm),
  }

  /** A person who assessed and may confirm the result is offered it at once. */
  const onward = async (action: string, id: number) => {
    if (action !== 'assess') return null

    const row = await call(getBlock, { id })
    const next = row.actions.find((one) => one === 'pass' || one === 'fail')
    if (!next) return null

    const result = row.shortfalls.length
      ? row.shortfalls.map((short) => say(shortfalls[short.key], short)).join(semicolon)
      : allMet

    return { action: next, row, question: say(confirmNow, { result, action: actions[next] }) }
  }

  return { calls: blockReview, paths: BLOCK_PATHS, actions, done, help, forms, onward }
}
