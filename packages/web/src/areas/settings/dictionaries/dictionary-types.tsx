import { PlusOutlined, RightOutlined, SearchOutlined } from '@ant-design/icons'
import { settingsPermissions as may } from '@residency/contract/areas/settings/access'
import { nameIn } from '@residency/contract/kernel'
import { Input, Skeleton } from 'antd'
import { Can } from '../../../platform/permissions.tsx'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import type { DictType } from './dictionary.queries.ts'
import { dictionaryText } from './dictionary.text.ts'

type Props = {
  types: readonly DictType[] | undefined
  chosen: string | undefined
  onChoose: (code: string) => void
  words: string
  onWords: (words: string) => void
  onAdd: () => void
}

/** The list of dictionaries; on a phone the first of two steps. */
export function DictionaryTypes({ types, chosen, onChoose, words, onWords, onAdd }: Props) {
  const text = useText(dictionaryText)
  const isPhone = usePhone()
  return (
    <nav className="panel dict-types" aria-label={text.types}>
      <div className="dict-types-head">
        {isPhone ? <h1>{text.title}</h1> : <h2>{text.types}</h2>}
        <Can perm={[may.typeAdd]}>
          <IconButton label={text.addType} icon={<PlusOutlined />} onClick={onAdd} />
        </Can>
      </div>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={text.typeSearch}
        aria-label={text.typeSearch}
        maxLength={64}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      {types === undefined && (
        <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />
      )}
      {types?.length === 0 && <p className="dict-none">{text.noTypes}</p>}
      <ul>
        {types?.map((type) => (
          <li key={type.id}>
            <TypeButton
              type={type}
              isChosen={type.code === chosen}
              onClick={() => onChoose(type.code)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TypeButton({
  type,
  isChosen,
  onClick,
}: {
  type: DictType
  isChosen: boolean
  onClick: () => void
}) {
  const text = useText(dictionaryText)
  const isPhone = usePhone()
  const first = nameIn(useLanguage(), type)

  return (
    <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={onClick}>
      <NameLines name={first} note={type.code} />
      {type.status === 0 && <StateTag tone="calm">{text.states[0]}</StateTag>}
      {isPhone && <RightOutlined aria-hidden="true" className="soft" />}
    </button>
  )
}
