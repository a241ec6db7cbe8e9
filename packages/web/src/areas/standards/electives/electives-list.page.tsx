import { electivesPermissions as may } from '@residency/contract/areas/standards/electives/access'
import {
  type ElectiveRow,
  electiveExport,
  electiveSorts,
} from '@residency/contract/areas/standards/electives/electives.contract'
import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, flagFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toTextChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import { useCohortOptions } from '../cohort/cohort.queries.ts'
import type { ChooseForProps } from './choose-for.tsx'
import { useElectiveColumns } from './electives.columns.tsx'
import { type ElectiveListInput, useElectives, useRemind } from './electives.queries.ts'
import { electivesText } from './electives.text.ts'
import { isOpen } from './electives-tones.rules.ts'

const ChooseFor = lazyDialog<ChooseForProps>(() =>
  import('./choose-for.tsx').then((part) => part.default),
)

/**
 * View key standard/electives/index: what the members of approved cohorts chose, and who has not.
 */
export default function ElectiveListPage() {
  const text = useText(electivesText)
  const { fields, menus } = useText(electivesWords)
  const title = menus['standard.electives']
  const list = useListState('electives', ['keywords', 'cohortId', 'missing'])
  const result = useElectives(list.input as ElectiveListInput)
  const cohorts = toTextChoices(useCohortOptions().data)
  const chooseForDialog = useRowDialog<ElectiveRow>()

  const columns = useElectiveColumns((row) =>
    allowedActions(row, {
      choose: { label: text.chooseFor, onClick: () => chooseForDialog.open(row) },
    }),
  )

  return (
    <>
      <ListScreen<ElectiveRow>
        title={title}
        lead={text.lead}
        list={list}
        result={result}
        columns={columns}
        sorts={electiveSorts}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter('cohortId', fields.cohortId, cohorts),
          flagFilter('missing', fields.missing, text.only),
        ]}
        actions={
          <>
            <ExportButton title={title} calls={electiveExport} filters={list.conditions} />
            <Remind
              rows={result.data?.list ?? []}
              cohortId={(list.filters as { cohortId?: string }).cohortId}
            />
          </>
        }
      >
        {text.empty}
      </ListScreen>
      <ChooseFor
        isOpen={chooseForDialog.isOpen}
        trainee={chooseForDialog.opened}
        onClose={chooseForDialog.close}
      />
    </>
  )
}

/** Reminds the members of the cohort that the list is limited to, while its window is open. */
function Remind({
  rows,
  cohortId,
}: {
  rows: readonly ElectiveRow[]
  cohortId: string | undefined
}) {
  const text = useText(electivesText)
  const remind = useRemind()
  const [first] = rows
  if (!cohortId || !first || !isOpen(first)) return null

  const send = async () => {
    if (
      !(await ask({
        content: say(text.remindQuestion, { cohort: first.cohort }),
        okText: text.remind,
      }))
    )
      return
    remind.mutate(first.cohortId, {
      onSuccess: ({ reminded }) => void toast.success(say(text.reminded, { count: reminded })),
    })
  }

  return (
    <Can perm={[may.manage]}>
      <Button loading={remind.isPending} onClick={() => void send()}>
        {text.remind}
      </Button>
    </Can>
  )
}
