import { ArrowLeftOutlined } from '@ant-design/icons'
import { paperForm } from '@residency/contract/areas/questions/papers/paper.contract'
import { Alert, Button, Form, Skeleton } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { useDrawPapers } from '../papers/paper.queries.ts'
import { paperText } from '../papers/paper.text.ts'
import { PaperFields } from '../papers/paper-fields.tsx'
import { type PaperFieldValues, useFreshPaper, valuesOf } from '../papers/paper-form.tsx'
import { pointsText } from '../papers/points.rules.ts'
import { blueprintText } from './blueprint.text.ts'
import {
  type DraftBlueprint,
  freshBlueprint,
  inputOf,
  sizeOf,
  withRow,
} from './blueprint-draft.rules.ts'
import { BlueprintRows } from './blueprint-rows.tsx'
import { FormsChoice } from './forms-choice.tsx'
import { TriedNote } from './tried-note.tsx'
import { useTriedBlueprint } from './use-tried-blueprint.ts'
import '../papers/papers.css'

/**
 * A new paper, or parallel forms of one, by a blueprint: what the bank holds for each row is shown
 * while it is typed.
 */
export function DrawPage() {
  const text = useText(blueprintText)
  const { title } = useText(paperText)
  const initial = useFirstRead('draw', useFreshPaper())

  return (
    <article className="paper-draw">
      <Link className="back-to-list" to={{ search: '' }}>
        <ArrowLeftOutlined aria-hidden="true" /> {title}
      </Link>
      <PageHead title={text.title} lead={text.lead} />
      {initial ? <DrawForm initial={initial} /> : <Skeleton active />}
    </article>
  )
}

function DrawForm({ initial }: { initial: Partial<PaperFieldValues> }) {
  const text = useText(blueprintText)
  const navigate = useNavigate()
  const [form] = Form.useForm<PaperFieldValues>()
  const [draft, setDraft] = useState<DraftBlueprint>(freshBlueprint)
  const [isChanged, setChanged] = useState(false)
  const draw = useDrawPapers()
  const baseId = (Form.useWatch('baseId', form) as number | null | undefined) ?? null
  const trial = useTriedBlueprint(draft, baseId)

  useUnsaved(isChanged, { isUnsaved: () => !draw.isPending && !draw.isSuccess })

  const put = (next: DraftBlueprint) => {
    setDraft(next)
    setChanged(true)
    draw.reset()
  }

  const go = async () => {
    const values = await form.validateFields().catch(() => null)
    const blueprint = inputOf(draft)
    if (!values || !blueprint) return

    const onSuccess = ({ ids }: { ids: number[] }) => {
      toast.success(say(text.done, { count: ids.length }))
      void navigate({ search: `id=${ids[0]}` }, { replace: true })
    }

    draw.mutate({ ...valuesOf({ ...initial, ...values }), ...blueprint }, { onSuccess })
  }

  const { items, total } = sizeOf(draft)

  return (
    <>
      <section className="panel">
        <h2>{text.facts}</h2>
        <Form
          form={form}
          layout="vertical"
          requiredMark="optional"
          initialValues={initial}
          onValuesChange={() => setChanged(true)}
        >
          <PaperFields shape={paperForm.shape} />
        </Form>
      </section>
      <section className="panel">
        <h2>{text.rows}</h2>
        <BlueprintRows draft={draft} baseId={baseId} tried={trial.data} onDraft={put} />
        <Button type="dashed" onClick={() => put(withRow(draft))}>
          {text.addRow}
        </Button>
        <FormsChoice draft={draft} onDraft={put} />
        <TriedNote {...trial} forms={draft.forms} />
        {draw.error && <Alert type="error" showIcon role="alert" title={draw.error.message} />}
        <div className="page-buttons">
          <strong className="figures paper-total">
            {say(text.sum, { items, total: pointsText(total) })}
          </strong>
          <Button
            type="primary"
            loading={draw.isPending}
            disabled={inputOf(draft) === null}
            onClick={() => void go()}
          >
            {text.go}
          </Button>
        </div>
      </section>
    </>
  )
}
