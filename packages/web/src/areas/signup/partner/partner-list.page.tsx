import type { PartnerRow } from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerFlow } from '@residency/contract/areas/signup/partner/partner.flow'
import { requiredText } from '@residency/contract/kernel'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { LongTextField } from '../../../ui/fields.tsx'
import { useSignupWords } from '../use-signup-words.ts'
import { usePartnerColumns } from './partner.columns.tsx'
import { type PartnerListInput, useActOnPartner, usePartners } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'

/** View key recruit/partner/index: cooperating units, to be let in or turned away. */
export default function PartnerListPage() {
  const text = useText(partnerText)
  const words = useSignupWords()
  const { states } = words.flows.partner
  const list = useListState('partners', ['keywords', 'state'])
  const result = usePartners(list.input as PartnerListInput)
  const act = useActOnPartner()
  const [turning, setTurning] = useState<PartnerRow | null>(null)
  const approve = (row: PartnerRow) =>
    act.mutateAsync({ id: row.id, action: 'approve', reason: null, version: row.version }).then(
      () => toast.success(say(text.approved, { name: row.unitName })),
      (error: Error) => toast.error(error.message),
    )
  const columns = usePartnerColumns((what, row) => (what === 'approve' ? void approve(row) : setTurning(row)))
  return (
    <>
      <ListScreen<PartnerRow>
        title={text.title}
        lead={result.data && say(text.lead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', text.search),
          choiceFilter(
            'state',
            words.fields.state,
            partnerFlow.states.map((value) => ({ value, label: states[value] })),
          ),
        ]}
      >
        {text.noPartner}
      </ListScreen>
      <FormDialog<{ reason: string }>
        title={say(text.rejectTitle, { name: turning?.unitName ?? '' })}
        isOpen={turning !== null}
        onClose={() => setTurning(null)}
        initial={{}}
        okText={words.flows.partner.actions.reject}
        submit={async ({ reason }) => {
          await act.mutateAsync({ id: turning!.id, action: 'reject', reason, version: turning!.version })
          toast.success(say(text.turned, { name: turning!.unitName }))
        }}
      >
        <LongTextField name="reason" label={text.reason} shape={requiredText(500)} rows={3} />
      </FormDialog>
    </>
  )
}
