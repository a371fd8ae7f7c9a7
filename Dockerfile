# One image for all of Nova: `node nova.mjs start` runs everything; compose.yaml runs each process separately.
# Pages are built for one network and origin: use the --build-arg values of the servers.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
# Git provides the commit that /api/v1/version returns.
RUN apt-get update && apt-get install -y --no-install-recommends git ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN npm ci --no-audit --no-fund
ARG NOVA_NETWORK=production
ARG PUBLIC_ORIGIN
ARG NOVA_COMMUNITY_URL NOVA_POWERED_BY_URL NOVA_SOCIAL_URLS
ARG NOVA_OPERATOR_NAME NOVA_OPERATOR_ADDRESS NOVA_OPERATOR_EMAIL NOVA_OPERATOR_PHONE NOVA_OPERATOR_REGISTER
ARG NOVA_OPERATOR_VAT_ID NOVA_OPERATOR_RESPONSIBLE NOVA_OPERATOR_COUNTRY NOVA_TEAM
RUN npm run build -- /release

FROM ${NODE_IMAGE}
RUN useradd --system --create-home --home-dir /var/lib/nova --shell /usr/sbin/nologin nova
COPY --from=build /release /opt/nova
WORKDIR /opt/nova
ENV NODE_ENV=production NOVA_NETWORK=production NOVA_DATA_DIR=/var/lib/nova/data HOST=0.0.0.0 PORT=4000
USER nova
VOLUME /var/lib/nova
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "nova.mjs"]
CMD ["start"]
