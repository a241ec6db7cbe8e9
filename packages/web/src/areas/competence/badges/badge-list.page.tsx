import {
  type BadgeHolder,
  badgeSorts,
  MAX_BADGES,
} from '@residency/contract/areas/competence/badges/badge.contract'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useBadgeColumns } from './badge.columns.tsx'
import { type BadgeListInput, useBadges, usePrintBadges } from './badge.queries.ts'
import { badgeText } from './badge.text.ts'
import type { RevokeFormProps } from './revoke-form.tsx'

const RevokeForm = lazyDialog<RevokeFormProps>(() =>
  import('./revoke-form.tsx').then((part) => part.default),
)

/** View key competence/badge/index: badges of trainees, printed and revoked. */
export default function BadgeListPage() {
  const text = useText(badgeText)
  const list = useListState('competence-badges', ['keywords', 'state'])
  const result = useBadges(list.input as BadgeListInput)
  const revokeForm = useRowDialog<BadgeHolder>()
  const { print, isPrinting } = usePrint(result.data?.unsureAddress ?? null)
  const columns = useBadgeColumns({
    print: (row) => void print([row]),
    revoke: revokeForm.open,
  })

  return (
    <>
      <ListScreen<BadgeHolder>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        sorts={badgeSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter(
            'state',
            text.badge,
            toChoices(['valid', 'none'], { valid: text.valid, none: text.none }),
          ),
        ]}
        bulk={(rows, done) => (
          <Button
            type="primary"
            loading={isPrinting}
            onClick={() => void print(rows).then((isDone) => isDone && done())}
          >
            {text.print}
          </Button>
        )}
      >
        {text.empty}
      </ListScreen>
      <RevokeForm
        isOpen={revokeForm.isOpen}
        holder={revokeForm.opened}
        onClose={revokeForm.close}
      />
    </>
  )
}

/**
 * Prints badges, and asks first where a badge is replaced or phones may not reach the address of
 * the codes. Answers whether they are printed.
 */
function usePrint(unsureAddress: string | null) {
  const text = useText(badgeText)
  const call = usePrintBadges()

  const print = async (rows: readonly BadgeHolder[]): Promise<boolean> => {
    if (rows.length > MAX_BADGES) {
      toast.error(say(text.tooMany, { most: MAX_BADGES }))
      return false
    }

    const count = rows.filter(({ badgeId }) => badgeId !== null).length
    const notes = [
      count > 0 && say(text.replaceNote, { count }),
      unsureAddress !== null && say(text.addressNote, { address: unsureAddress }),
    ].filter((note) => note !== false)

    const question = {
      title: count > 0 ? text.replaceTitle : text.addressTitle,
      content: notes.join(text.noteBreak),
      okText: text.print,
      danger: true,
    }
    if (notes.length > 0 && !(await ask(question))) return false

    const isDone = await call.mutateAsync(rows.map(({ id }) => id)).then(
      () => true,
      () => false,
    )
    if (isDone) toast.success(text.printed)

    return isDone
  }

  return { print, isPrinting: call.isPending }
}
