// The baseline for the API: the same queries as named prepared statements through bare pg behind a
// bare HTTP server.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { socketOf } from '../product.mjs'

const [folder, port, token] = process.argv.slice(2)

const pool = new pg.Pool({
  host: socketOf(folder),
  user: 'residency_app',
  database: 'residency',
  max: 10,
})

const hash = createHash('sha256').update(token).digest()

const SESSION = `select s.id, s.user_id, s.last_used_at, u.department_id, d.tree_path, u.username, u.nickname, u.avatar, u.chest_arr_num, u.must_change_password, u.password_changed_at,
    array(select ur.role_id from user_roles ur where ur.user_id = u.id order by ur.role_id) as role_ids,
    (select version from rights_version) as rights_version
  from sessions s join users u on u.id = s.user_id left join departments d on d.id = u.department_id
  where s.token_hash = $1 and s.ended_at is null and s.last_used_at > $2 and s.created_at > $3 and u.status = 1 and u.deleted_at is null`

const MATCH = `users.deleted_at is null
  and users.id <> all (array(select ur.user_id from user_roles ur join roles r on r.id = ur.role_id where r.code = 'ROOT'))
  and users.username <> 'root' and (users.username like $1 or users.nickname like $1 or users.real_name like $1 or users.chest_arr_num = $2) and users.status = 1`

const PAGE = `with page as (select * from users where ${MATCH} order by created_at desc, id desc limit 10 offset 0)
  select (select count(*) from users where ${MATCH}) as total, page.id, page.username, page.nickname, page.real_name, page.mobile_sealed, page.gender,
    page.avatar, page.email, page.status, page.chest_arr_num, page.created_at, departments.name as department,
    array(select ur.role_id from user_roles ur where ur.user_id = page.id) as role_ids
  from page left join departments on departments.id = page.department_id order by created_at desc, id desc`

const ROUTES = 'select * from menus where type <> 4 order by sort, id'

const ask = (name, text, values) => pool.query({ name, text, values })

const session = () =>
  ask('session', SESSION, [
    hash,
    new Date(Date.now() - 7_200_000),
    new Date(Date.now() - 43_200_000),
  ])

const answers = {
  '/me': async () => (await session()).rows,
  '/page': async () => {
    await session()
    return (await ask('page', PAGE, ['%user%', 'user'])).rows
  },
  '/routes': () => session().then(async () => (await ask('routes', ROUTES, [])).rows),
}

createServer(async (req, res) => {
  const data = await answers[req.url]()
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ code: '00000', msg: 'ok', data }))
}).listen(Number(port), '127.0.0.1')
