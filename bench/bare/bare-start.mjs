// The baseline of a start: a server with the same two libraries that does nothing.
import fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ max: 10 })
const app = fastify()
app.get('/medical/prod-api/health/ready', () => ({ status: 'UP', connections: pool.totalCount }))
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
