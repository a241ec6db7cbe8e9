import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { usePlanSuggestions } from './learning-plan.queries.ts'
import { planText } from './plan.text.ts'
import { SuggestionList } from './suggestion-list.tsx'

/** What the trainee of a plan lacks; asked for when it is opened. */
export function WhatIsMissing({ planId }: { planId: number }) {
  const text = useText(planText)
  const [isOpen, setOpen] = useState(false)
  const { data } = usePlanSuggestions(isOpen ? planId : null)

  return (
    <>
      <Button
        type="link"
        size="small"
        aria-expanded={isOpen}
        loading={isOpen && !data}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? text.hideMissing : text.showMissing}
      </Button>
      {isOpen && data && <SuggestionList suggestions={data.list} />}
      {isOpen && data?.list.length === 0 && <p className="soft">{text.staffMissingNone}</p>}
    </>
  )
}
