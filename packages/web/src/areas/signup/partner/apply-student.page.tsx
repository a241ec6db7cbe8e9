import { type PartnerPerson, peopleSheet } from '@residency/contract/areas/signup/partner/partner.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration.flow'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list-filters.tsx'
import { ListScreen } from '../../../screens/list-screen.tsx'
import { useListState } from '../../../screens/list-state.ts'
import { SheetButtons } from '../../settings/settings.public.ts'
import '../signup.css'
import { useSignupWords } from '../use-signup-words.ts'
import { AddPerson } from './add-person.tsx'
import { type PeopleListInput, useOwnPartner, usePeople } from './partner.queries.ts'
import { partnerText } from './partner.text.ts'
import { PartnerFrame } from './partner-frame.tsx'
import { usePeopleColumns } from './people.columns.tsx'
import { UnitStanding } from './unit-standing.tsx'

/** /sign/cooperation/apply/student: a partner unit's own people. */
export default function ApplyStudentPage() {
  const text = useText(partnerText)
  const words = useSignupWords()
  const own = useOwnPartner().data
  const list = useListState('partner.people', ['keywords', 'state'])
  const result = usePeople(list.input as PeopleListInput)
  const columns = usePeopleColumns()
  const [isAdding, setAdding] = useState(false)
  const isApproved = own?.state === 'approved'
  return (
    <PartnerFrame unit={own?.unitName ?? ''}>
      {own && <UnitStanding own={own} />}
      <ListScreen<PartnerPerson>
        title={text.ownTitle}
        lead={result.data && say(text.ownLead, { total: result.data.total })}
        list={list}
        result={result}
        columns={columns}
        filters={[
          textFilter('keywords', text.ownSearch),
          choiceFilter(
            'state',
            words.fields.state,
            registrationFlow.states.map((value) => ({ value, label: words.states[value] })),
          ),
        ]}
        actions={
          isApproved && (
            <>
              <SheetButtons title={text.sheet} calls={peopleSheet} filters={list.filters} />
              <Button type="primary" onClick={() => setAdding(true)}>
                {text.add}
              </Button>
            </>
          )
        }
      />
      <AddPerson isOpen={isAdding} onClose={() => setAdding(false)} />
    </PartnerFrame>
  )
}
