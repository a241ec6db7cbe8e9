import {
  type BadgeHolder,
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
  const { print, isPrinting } = usePrint()
  const columns = useBadgeColumns({
    print: (row) => void print([row]),
    revoke: revokeForm.open,
  })

  return (
    <>
      <ListScreen<BadgeHolder>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        {...{ list, result, columns }}
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

/** Prints badges, and asks first where a badge is replaced. Answers whether they are printed. */
function usePrint() {
  const text = useText(badgeText)
  const call = usePrintBadges()

  const print = async (rows: readonly BadgeHolder[]): Promise<boolean> => {
    if (rows.length > MAX_BADGES) {
      toast.error(say(text.tooMany, { most: MAX_BADGES }))
      return false
    }

    const count = rows.filter(({ badgeId }) => badgeId !== null).length
    const question = {
      title: text.replaceTitle,
      content: say(text.replaceNote, { count }),
      okText: text.print,
      danger: true,
    }
    if (count > 0 && !(await ask(question))) return false

    const isDone = await call.mutateAsync(rows.map(({ id }) => id)).then(
      () => true,
      () => false,
    )
    if (isDone) toast.success(text.printed)

    return isDone
  }

  return { print, isPrinting: call.isPending }
}
