import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type Me, setCurrentUser } from './current-user.ts'
import { Can, hasPerm } from './permissions.tsx'

const me = (roles: string[], perms: string[]): Me => ({
  userId: 1,
  username: 'u',
  nickname: 'n',
  avatar: '',
  roles,
  perms,
  chestArrNum: null,
  mustChangePassword: false,
})

afterEach(() => setCurrentUser(null))

describe('permissions', () => {
  test('ROOT holds every permission', () => {
    setCurrentUser(me(['ROOT'], []))
    expect(hasPerm(['sys:user:add'])).toBe(true)
  })

  test('one of several codes is enough', () => {
    setCurrentUser(me(['ADMIN'], ['sys:user:edit']))
    expect(hasPerm(['sys:user:add', 'sys:user:edit'])).toBe(true)
    expect(hasPerm(['sys:user:add'])).toBe(false)
  })

  test('a guarded element is left out when none match', () => {
    setCurrentUser(me(['ADMIN'], ['sys:user:edit']))

    render(
      <>
        <Can perm={['sys:user:add']}>
          <b>add</b>
        </Can>
        <Can perm={['sys:user:edit']}>
          <b>edit</b>
        </Can>
      </>,
    )

    expect(screen.queryByText('add')).toBeNull()
    expect(screen.getByText('edit')).toBeTruthy()
  })

  test.each([['sys:user:add'], [undefined], [[]]])(
    'an argument that is no list of codes (%s) is an error',
    (wrong) => {
      setCurrentUser(me(['ROOT'], []))
      expect(() => hasPerm(wrong as never)).toThrow('need perms!')
      expect(() => render(<Can perm={wrong as never}>x</Can>)).toThrow('need perms!')
    },
  )
})
