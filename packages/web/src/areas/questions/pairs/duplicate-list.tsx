import { ArrowLeftOutlined } from '@ant-design/icons'
import type {
  PairSide,
  QuestionPair,
} from '@residency/contract/areas/questions/bank/question.contract'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { Button, Empty } from 'antd'
import { Link } from 'react-router'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useListState } from '../../../screens/list/list-state.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { AnsweredCard } from '../bank/answered-card.tsx'
import '../bank/bank.css'
import { useMarkPairDifferent, useMergePair, usePairs } from '../bank/bank.queries.ts'
import { bankText } from '../bank/bank.text.ts'
import { QUESTION_TONES } from '../bank/bank-tones.rules.ts'
import { useBankPath } from '../bank/use-bank-path.ts'

/**
 * Likely duplicates side by side: one stays and the other is retired, or they are marked as
 * different.
 */
export function DuplicateList() {
  const { duplicates: text } = useText(bankText)
  const { searchOf } = useBankPath()
  const list = useListState('twins', [])
  const { data, error, refetch } = usePairs({ pageNum: list.pageNum, pageSize: list.pageSize })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <section aria-label={text.title}>
      <Link className="back-to-list" to={searchOf({})}>
        <ArrowLeftOutlined aria-hidden="true" /> {text.back}
      </Link>
      <PageHead title={text.title} lead={say(text.lead, { total: data.total })} />
      {data.list.length === 0 && (
        <Empty className="panel" image={Empty.PRESENTED_IMAGE_SIMPLE} description={text.empty} />
      )}
      {data.list.map((pair) => (
        <Pair key={`${pair.one.id}-${pair.other.id}`} pair={pair} />
      ))}
      {data.total > 0 && (
        <PageBar
          current={list.pageNum}
          size={list.pageSize}
          total={data.total}
          onPage={(pageNum) => list.change({ pageNum })}
          onSize={(pageSize) => list.change({ pageSize })}
        />
      )}
    </section>
  )
}

function Pair({ pair: { share, one, other } }: { pair: QuestionPair }) {
  const { duplicates: text } = useText(bankText)
  const merge = useMergePair()
  const apart = useMarkPairDifferent()
  const isBusy = merge.isPending || apart.isPending

  const keep = async (keptSide: PairSide, goneSide: PairSide) => {
    const names = { kept: keptSide.id, gone: goneSide.id }
    if (!(await ask({ title: say(text.question, names), content: text.note, okText: text.keep })))
      return

    merge.mutate(
      { keptId: keptSide.id, goneId: goneSide.id, goneVersion: goneSide.version },
      { onSuccess: () => void toast.success(say(text.merged, names)) },
    )
  }

  const setApart = () =>
    apart.mutate(
      { keptId: one.id, goneId: other.id },
      { onSuccess: () => void toast.success(text.setApart) },
    )

  return (
    <section
      className="panel duplicates"
      aria-label={say(text.pair, { one: one.id, other: other.id })}
    >
      <div className="duplicates-head">
        <strong className="figures">{say(text.share, { share })}</strong>
        <Button disabled={isBusy} onClick={setApart}>
          {text.apart}
        </Button>
      </div>
      <div className="duplicates-sides">
        <Side pairSide={one} isBusy={isBusy} onKeep={() => void keep(one, other)} />
        <Side pairSide={other} isBusy={isBusy} onKeep={() => void keep(other, one)} />
      </div>
    </section>
  )
}

function Side({
  pairSide,
  isBusy,
  onKeep,
}: {
  pairSide: PairSide
  isBusy: boolean
  onKeep: () => void
}) {
  const { duplicates: text } = useText(bankText)
  const { flows, questionKinds } = useText(bankWords)
  const { searchOf } = useBankPath()

  return (
    <div className="duplicate">
      <p className="duplicates-about">
        <Link
          className="link-button figures"
          to={searchOf({ id: pairSide.id })}
          aria-label={say(text.open, { id: pairSide.id })}
        >
          {say(text.number, { id: pairSide.id })}
        </Link>
        <StateTag tone={QUESTION_TONES[pairSide.state]}>
          {flows.question.states[pairSide.state]}
        </StateTag>
        <span className="soft">
          {questionKinds[pairSide.kind]} · {pairSide.category} · {pairSide.by}
        </span>
      </p>
      <AnsweredCard content={pairSide.content} />
      <Button disabled={isBusy} onClick={onKeep}>
        {text.keep}
      </Button>
    </div>
  )
}
