{{- define "labels" -}}
app.kubernetes.io/name: amberline
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- /* Called with the release and the part's name, as list $ "app". */ -}}
{{- define "selector" -}}
app.kubernetes.io/instance: {{ (index . 0).Release.Name }}
app.kubernetes.io/component: {{ index . 1 }}
{{- end }}

{{- /* One pod more while it updates, none fewer: decision 33 says why two releases may serve at once. */ -}}
{{- define "rollout" -}}
minReadySeconds: 5
revisionHistoryLimit: 3
strategy:
  type: RollingUpdate
  rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
{{- end }}

{{- define "pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with (index . 0).Values.images.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "selector" . | nindent 8 }}
{{- end }}

{{- define "container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{- define "tag" -}}
{{ .Values.images.tag | default .Chart.AppVersion }}
{{- end }}
