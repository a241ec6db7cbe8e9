import { type Block, blockReview } from '@residency/contract/areas/rotations/blocks/block.contract'
import { useText } from '../../../platform/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { BLOCK_PATHS, useBlockWords } from './block.queries.ts'
import { blockText } from './block.text.ts'
import { EntryForm, entryOf } from './entry-form.tsx'
import { ExitForm, exitOf } from './exit-form.tsx'

/** The steps of stays: entry, exit, assessment, result. */
export function useBlockReview(): Review<Block> {
  const { done, help } = useText(blockText)
  const { actions } = useBlockWords().flows.rotationBlock
  const forms: NonNullable<Review<Block>['forms']> = {
    enter: (rows) => <EntryForm rows={rows} />,
    assess: ([row]) => row && <ExitForm row={row} />,
  }
  const initial: NonNullable<Review<Block>['initial']> = { enter: entryOf, assess: ([row]) => (row ? exitOf(row) : {}) }
  return { calls: blockReview, paths: BLOCK_PATHS, actions, done, help, forms, initial }
}
