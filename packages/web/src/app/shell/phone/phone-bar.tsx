import {
  BellOutlined,
  CheckSquareOutlined,
  FormOutlined,
  HomeOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useApp } from '../../../platform/app.store.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import './phone-bar.css'
import { shellText } from '../shell.text.ts'
import { type BarItem, type BarRole, barPlaces } from './phone-bar.rules.ts'

const OwnDrawer = lazyDialog(() => import('./own-drawer.tsx').then((part) => part.OwnDrawer))

const ICONS: Readonly<Record<BarItem, ReactNode>> = {
  home: <HomeOutlined aria-hidden="true" />,
  waiting: <CheckSquareOutlined aria-hidden="true" />,
  log: <FormOutlined aria-hidden="true" />,
  inbox: <BellOutlined aria-hidden="true" />,
  teaching: <TeamOutlined aria-hidden="true" />,
  stays: <TeamOutlined aria-hidden="true" />,
  trainees: <TeamOutlined aria-hidden="true" />,
}

/** The bar at the lower edge of a phone: the places of a role, and everything else behind 我的. */
export function PhoneBar({ role }: { role: BarRole }) {
  const { bar: text } = useText(shellText)
  const pages = useApp((state) => state.pages)
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)

  return (
    <nav className="phone-bar" aria-label={text.name}>
      {barPlaces(role, pages).map(({ item, path, to }) => (
        <Link key={item} to={to} aria-current={pathname === path ? 'page' : undefined}>
          {ICONS[item]}
          <span>{text.items[item]}</span>
        </Link>
      ))}
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <UserOutlined aria-hidden="true" />
        <span>{text.own}</span>
      </button>
      <OwnDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  )
}
