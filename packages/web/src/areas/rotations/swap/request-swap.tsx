import { type SwapPartner, swapForm } from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import type { RotationBlock } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { Button, Radio, Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { Field, LongTextField } from '../../../ui/fields/fields.tsx'
import { useRequestSwap, useSwapPartners } from './swap.queries.ts'
import { swapText } from './swap.text.ts'
import { SwapMoves } from './swap-moves.tsx'

type Values = { otherBlockId: number; reason: string }
export type RequestSwapProps = { isOpen: boolean; block: RotationBlock | null; onClose: () => void }
const { shape } = swapForm
const AT_FIRST = 5

/** Asks another trainee to swap a stay: only those with whom it works are offered. */
export default function RequestSwap({ isOpen, block, onClose }: RequestSwapProps) {
  const { own } = useText(swapText)
  const request = useRequestSwap()
  // what is shown while the dialog closes
  const last = useRef(block)
  if (block) last.current = block

  const lastBlock = last.current

  return (
    <FormDialog<Values>
      title={say(own.titleOf, { department: lastBlock?.department ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      initial={{}}
      okText={own.submit}
      submit={async ({ otherBlockId, reason }) => {
        await request.mutateAsync({ blockId: lastBlock!.id, otherBlockId, reason })
        toast.success(own.sent)
      }}
    >
      {lastBlock && <Fields block={lastBlock} />}
    </FormDialog>
  )
}

function Fields({ block }: { block: RotationBlock }) {
  const { own } = useText(swapText)
  const { fields } = useText(swapWords)
  const { data: partners } = useSwapPartners(block.id)

  const renderPartners = () => {
    if (!partners)
      return <Skeleton active paragraph={{ rows: 3 }} title={false} aria-label={own.searching} />
    if (partners.length === 0) return <p className="soft">{own.nobody}</p>

    return (
      <Field name="otherBlockId" label={fields.otherBlockId} shape={shape.otherBlockId}>
        <PartnerInput partners={partners} />
      </Field>
    )
  }

  return (
    <>
      <p className="figures">{say(own.when, { from: block.startsOn, until: block.endsOn })}</p>
      {renderPartners()}
      <LongTextField
        name="reason"
        label={fields.reason}
        help={own.whyHelp}
        shape={shape.reason}
        maxLength={500}
        rows={3}
      />
    </>
  )
}

type InputProps = {
  id?: string
  value?: number
  onChange?: (value: number) => void
  partners: readonly SwapPartner[]
}

function PartnerInput({ id, value, onChange, partners }: InputProps) {
  const { own } = useText(swapText)
  const [isWhole, setWhole] = useState(false)
  const visiblePartners = isWhole ? partners : partners.slice(0, AT_FIRST)

  return (
    <>
      <Radio.Group
        id={id!}
        className="swap-partners"
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
        aria-label={own.partners}
      >
        {visiblePartners.map((partner) => (
          <Radio key={partner.otherBlockId} value={partner.otherBlockId}>
            <strong>{partner.name}</strong> <span className="soft figures">{partner.number}</span>
            <SwapMoves moves={partner.moves} own={own.mine} other={own.theirs} />
          </Radio>
        ))}
      </Radio.Group>
      {partners.length > visiblePartners.length && (
        <Button type="link" onClick={() => setWhole(true)}>
          {say(own.more, { count: partners.length - visiblePartners.length })}
        </Button>
      )}
    </>
  )
}
