import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import { useDeleteDictType, useDictTypes } from './dictionary.queries.ts'
import { dictionaryText } from './dictionary.text.ts'
import { TypeFormDialog } from './dictionary-forms.tsx'
import { DictionaryItems } from './dictionary-items.tsx'
import { DictionaryTypes } from './dictionary-types.tsx'
import './dictionary.css'

/**
 * View key system/dict/index: dictionaries next to their items; two steps on a phone. The address
 * names the dictionary.
 */
export default function DictionaryPage() {
  const text = useText(dictionaryText)
  const isPhone = usePhone()
  const list = useListState('dictionaries', ['typeCode', 'keywords'])
  const [words, setWords] = useState('')
  const types = useDictTypes(useDebounced(words)).data?.list
  const all = useDictTypes('').data?.list
  const typeForm = useRowDialog<number>()
  const remove = useDeleteDictType()
  const code = list.filters.typeCode ?? (isPhone ? undefined : all?.[0]?.code)
  const type = [...(all ?? []), ...(types ?? [])].find((one) => one.code === code)
  const choose = (typeCode: string | undefined) =>
    list.change({ filters: { typeCode, keywords: undefined } })

  const removeType = async () => {
    if (!type) return

    const title = say(text.removeQuestion, { name: type.name })
    if (!(await ask({ title, content: text.removeTypeContent, okText: text.remove, danger: true })))
      return

    await remove.mutateAsync(type.id)
    choose(undefined)
    toast.success(say(text.removed, { name: type.name }))
  }

  return (
    <div className="with-aside">
      {(!isPhone || !type) && (
        <DictionaryTypes
          types={types}
          chosen={code}
          onChoose={choose}
          words={words}
          onWords={setWords}
          onAdd={typeForm.add}
        />
      )}
      {type && (
        <DictionaryItems
          key={type.code}
          type={type}
          list={list}
          onEditType={() => typeForm.open(type.id)}
          onRemoveType={() => void removeType().catch(() => {})}
          onBack={() => choose(undefined)}
        />
      )}
      <TypeFormDialog
        isOpen={typeForm.isOpen}
        id={typeForm.opened}
        onClose={typeForm.close}
        onSaved={choose}
      />
    </div>
  )
}
