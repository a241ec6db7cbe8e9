import { collectionWords } from '@residency/contract/areas/messages/collections/text'
import { Alert } from 'antd'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ArticleText } from '../article-text.tsx'
import { type OwnMaterial, useOwnItem } from './collection.queries.ts'
import { collectionText } from './collection.text.ts'
import { ITEM_TONES, isReturned, mayHandIn } from './collection-tones.rules.ts'
import { HandIn } from './hand-in.tsx'
import { MaterialFiles } from './material-files.tsx'

/** One thing the reader is asked to upload: what is asked, and the own files. */
export function OwnItemRecord({ id }: { id: number }) {
  const { own: text, late, limitsOf } = useText(collectionText)
  const { flows, materialKinds } = useText(collectionWords)
  const { data, error, refetch } = useOwnItem(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const kinds = data.kinds.map((kind) => materialKinds[kind]).join(' / ')
  const limits = say(limitsOf, { kinds, megabytes: data.maxMegabytes, most: data.mostFiles })

  return (
    <DetailScreen
      title={data.title}
      list={text.title}
      state={
        <>
          <StateTag tone={ITEM_TONES[data.state]}>
            {flows.collectionItem.states[data.state]}
          </StateTag>{' '}
          {data.isLate && <StateTag tone="bad">{late}</StateTag>}{' '}
          {say(text.from, { by: data.by, at: minuteOf(data.dueAt) })}
        </>
      }
      banner={
        isReturned(data.state) && data.reason ? (
          <Alert type="warning" showIcon title={say(text.returned, { reason: data.reason })} />
        ) : null
      }
      sections={[
        { title: text.ask, content: <ArticleText body={data.body} files={[]} purpose="inform" /> },
        {
          title: mayHandIn(data) ? text.upload : text.mine,
          content: <Files material={data} limits={limits} />,
        },
      ]}
    />
  )
}

function Files({ material, limits }: { material: OwnMaterial; limits: string }) {
  const { own: text } = useText(collectionText)
  const { flows } = useText(collectionWords)
  if (mayHandIn(material)) return <HandIn material={material} limits={limits} />

  const isAccepted = ITEM_TONES[material.state] === 'good'

  return (
    <div className="own-material">
      <Alert
        type={isAccepted ? 'success' : 'info'}
        showIcon
        title={isAccepted ? text.accepted : text.over}
      />
      <p className="soft">
        {flows.collectionItem.states[material.state]}{' '}
        {material.uploadedAt && say(text.uploadedAt, { at: minuteOf(material.uploadedAt) })}
      </p>
      <MaterialFiles files={material.files} />
    </div>
  )
}
