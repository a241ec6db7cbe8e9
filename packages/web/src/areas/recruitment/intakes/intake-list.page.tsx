import type { IntakeRow } from '@residency/contract/areas/recruitment/intakes/intake.contract'
import { intakeFlow } from '@residency/contract/areas/recruitment/intakes/intake.flow'
import { intakesPermissions as may } from '@residency/contract/areas/recruitment/intakes/permissions'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { Can } from '../../../platform/permissions.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { type IntakeAct, useIntakeColumns } from './intake.columns.tsx'
import { type IntakeListInput, useIntakes } from './intake.queries.ts'
import { intakeText } from './intake.text.ts'
import { useIntakeActs } from './use-intake-acts.ts'
import { useIntakesWords } from './use-intakes-words.ts'

const IntakeFormDialog = lazyDialog(() => import('./intake-form.tsx').then((part) => part.IntakeFormDialog))
const CopyIntake = lazyDialog(() => import('./copy-intake.tsx').then((part) => part.CopyIntake))
const ReopenIntake = lazyDialog(() => import('./reopen-intake.tsx').then((part) => part.ReopenIntake))
const Requirements = lazyDialog(() => import('./requirements-dialog.tsx').then((part) => part.RequirementsDialog))
const IntakePanel = lazyDialog(() => import('./intake-panel.tsx').then((part) => part.IntakePanel))
type Open = { what: 'add' } | { what: 'edit' | 'copy' | 'reopen' | 'requirements' | 'view'; row: IntakeRow } | null

/** View key recruit/batch/index: intakes with their windows, opened and closed from here. */
export default function IntakeListPage() {
  const text = useText(intakeText)
  const { fields, flows } = useIntakesWords()
  const list = useListState('intakes', ['keywords', 'year', 'state'])
  const result = useIntakes(list.input as IntakeListInput)
  const [open, setOpen] = useState<Open>(null)
  const act = useIntakeActs()
  const columns = useIntakeColumns((what: IntakeAct, row) =>
    what === 'edit' || what === 'copy' || what === 'reopen' || what === 'requirements' || what === 'view'
      ? setOpen({ what, row })
      : act(what, row),
  )
  const rowOf = (what: NonNullable<Open>['what']) => (open?.what === what && open.what !== 'add' ? open.row : null)
  const close = () => setOpen(null)
  const thisYear = new Date().getFullYear()
  const years = [1, 0, -1, -2].map((n) => ({ value: String(thisYear + n), label: say(text.yearName, { year: thisYear + n }) }))
  const states = intakeFlow.states.map((value) => ({ value, label: flows.intake.states[value] }))
  return (
    <>
      <ListScreen<IntakeRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', fields.name, text.search),
          choiceFilter('year', fields.year, years),
          choiceFilter('state', fields.state, states),
        ]}
        actions={
          <Can perm={[may.intakeAdd]}>
            <Button type="primary" onClick={() => setOpen({ what: 'add' })}>
              {text.add}
            </Button>
          </Can>
        }
      >
        {text.empty}
      </ListScreen>
      <IntakeFormDialog isOpen={open?.what === 'add' || open?.what === 'edit'} id={rowOf('edit')?.id ?? null} onClose={close} />
      <CopyIntake isOpen={open?.what === 'copy'} row={rowOf('copy')} onClose={close} />
      <ReopenIntake isOpen={open?.what === 'reopen'} row={rowOf('reopen')} onClose={close} />
      <Requirements isOpen={open?.what === 'requirements'} id={rowOf('requirements')?.id ?? null} onClose={close} />
      <IntakePanel isOpen={open?.what === 'view'} id={rowOf('view')?.id ?? null} onClose={close} />
    </>
  )
}
