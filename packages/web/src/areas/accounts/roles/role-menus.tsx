import { SearchOutlined } from '@ant-design/icons'
import type { RoleRow } from '@residency/contract/areas/accounts/roles/role.contract'
import { Alert, Button, Input, Skeleton, Switch, Tooltip } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { uiText } from '../../../ui/ui.text.ts'
import { useRoleMenus, useSetRoleMenus } from './role.queries.ts'
import { roleText } from './role.text.ts'
import { RoleMenuTree } from './role-menu-tree.tsx'
import { allIds, grantableIds, matching, toggled } from './role-menus.rules.ts'
import './role-menus.css'

type RoleMenusProps = { isOpen: boolean; role: RoleRow | null; onClose: () => void }

/** The menus and buttons of a role: a tree of checkboxes next to the list. */
export function RoleMenus({ isOpen, role, onClose }: RoleMenusProps) {
  const text = useText(roleText)
  const ui = useText(uiText)
  const { data, error } = useRoleMenus(role?.id ?? null)
  const read = useFirstRead(role?.id, data)
  const save = useSetRoleMenus()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => setChosen(new Set(read?.ids)), [read])

  const submit = async () => {
    if (!role || !read) return

    // Menus deleted meanwhile are not sent.
    const menuIds = allIds((data ?? read).options).filter((id) => chosen.has(id))

    await save.mutateAsync({ id: role.id, version: read.version, menuIds })
    toast.success(say(text.menusSaved, { name: role.name }))
    onClose()
  }

  const footer = (
    <div className="dialog-buttons">
      <Button onClick={onClose}>{ui.cancel}</Button>
      <Button
        type="primary"
        disabled={!read}
        loading={save.isPending}
        onClick={() => void submit().catch(() => {})}
      >
        {ui.save}
      </Button>
    </div>
  )

  return (
    <SidePanel
      title={say(text.menusTitle, { name: role?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      footer={footer}
    >
      <p className="soft role-menus-lead">{text.menusLead}</p>
      {error && <Alert type="error" showIcon title={error.message} role="alert" />}
      {!read && !error && <Skeleton active paragraph={{ rows: 10 }} title={false} />}
      {read && <MenuChoice options={(data ?? read).options} chosen={chosen} onChange={setChosen} />}
    </SidePanel>
  )
}

type Options = NonNullable<ReturnType<typeof useRoleMenus>['data']>['options']

type ChoiceProps = {
  options: Options
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

function MenuChoice({ options, chosen, onChange }: ChoiceProps) {
  const text = useText(roleText)
  const [words, setWords] = useState('')
  const [isLinked, setLinked] = useState(true)
  const matches = useMemo(() => matching(options, words), [options, words])
  const total = allIds(options)

  const switchMatches = (isOn: boolean) => {
    const ids = new Set(grantableIds(matches))
    onChange(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.has(id))))
  }

  return (
    <>
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={text.menuSearch}
        aria-label={text.menuSearch}
        maxLength={64}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="role-menus-bar">
        <span role="status">
          {say(text.chosen, {
            count: total.filter((id) => chosen.has(id)).length,
            total: total.length,
          })}
        </span>
        <Button type="link" size="small" onClick={() => switchMatches(true)}>
          {text.selectAll}
        </Button>
        <Button type="link" size="small" onClick={() => switchMatches(false)}>
          {text.selectNone}
        </Button>
        <Tooltip title={text.linkedHelp}>
          <span className="role-menus-linked">
            <Switch size="small" checked={isLinked} onChange={setLinked} aria-label={text.linked} />{' '}
            {text.linked}
          </span>
        </Tooltip>
      </div>
      {grantableIds(options).length < total.length && <p className="soft">{text.greyMenus}</p>}
      {matches.length === 0 && <p className="soft">{text.noMenus}</p>}
      <RoleMenuTree
        tree={matches}
        chosen={chosen}
        isLinked={isLinked}
        isSearching={words.trim() !== ''}
        onToggle={(id, isOn) => onChange(toggled(matches, chosen, id, isOn, isLinked))}
      />
    </>
  )
}
